import DependencyKit
import SwiftUI

@Observable
final class Reactions {
  var isShowing = false
}

@Observable
final class Session {
  var seconds = 0
}

extension InjectedValues {
  var reactions: Reactions {
    get { Self[ReactionsKey.self] }
    set { Self[ReactionsKey.self] = newValue }
  }
}

struct CallView: View {
  var reactions = InjectedValues[\.reactions]

  var body: some View {
    Button(reactions.isShowing ? "on" : "off") { reactions.isShowing.toggle() }
  }
}

struct TimerView: View {
  var session: Session

  var body: some View { Text("\(session.seconds)") }
}
