import SwiftUI

@Observable
final class Dial {
  var level = 0
}

struct DialView: View {
  @Environment(Dial.self) private var dial
  var other: Dial

  var body: some View {
    Text("\(dial.level)").environment(dial)
    Text("\(other.level)").environment(self.other)
  }
}
