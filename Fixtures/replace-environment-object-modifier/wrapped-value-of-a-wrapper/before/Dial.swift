import SwiftUI

final class Dial: ObservableObject {
  @Published var level = 0
}

struct DialView: View {
  @EnvironmentObject private var dial: Dial
  @ObservedObject var other: Dial

  var body: some View {
    Text("\(dial.level)").environmentObject(_dial.wrappedValue)
    Text("\(other.level)").environmentObject(self._other.wrappedValue)
  }
}
