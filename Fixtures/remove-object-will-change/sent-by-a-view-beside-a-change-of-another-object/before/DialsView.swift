import SwiftUI

final class Dial: ObservableObject {
  @Published var angle = 0
}

struct DialsView: View {
  @ObservedObject var left: Dial
  @ObservedObject var right: Dial

  var body: some View {
    Text("\(left.angle) \(right.angle)")
      .onTapGesture {
        left.angle += 1
        right.objectWillChange.send()
      }
  }
}
