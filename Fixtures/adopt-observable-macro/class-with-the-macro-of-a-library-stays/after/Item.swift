import Perception
import SwiftUI

@Perceptible
final class Item: ObservableObject {
  var status = 0
}

struct ItemView: View {
  @ObservedObject var item: Item

  var body: some View {
    Text("\(item.status)")
  }
}
