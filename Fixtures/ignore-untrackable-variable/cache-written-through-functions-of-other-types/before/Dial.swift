import SwiftUI

struct Dial: View {
  var body: some View { Text(Dialer().title) }
}

final class Dialer {
  let title = "Dial"

  init() { watch() }

  private func watch() { _ = handle(1) }

  private func handle(_ turn: Int) -> Bool { turn > 0 }
}
