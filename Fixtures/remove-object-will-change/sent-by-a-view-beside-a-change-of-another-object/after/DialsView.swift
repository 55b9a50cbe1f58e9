import SwiftUI

@Observable
final class Dial {
  var angle = 0
}

struct DialsView: View {
  var left: Dial
  var right: Dial

  var body: some View {
    Text("\(left.angle) \(right.angle)")
      .onTapGesture {
        left.angle += 1
        right.withMutation(keyPath: \.angle) {}
      }
  }
}
