import DependencyKit
import SwiftUI

final class Reactions: ObservableObject {
  @Published var isShowing = false
}

final class Session: ObservableObject {
  @Published var seconds = 0
}

extension InjectedValues {
  var reactions: Reactions {
    get { Self[ReactionsKey.self] }
    set { Self[ReactionsKey.self] = newValue }
  }
}

struct CallView: View {
  @ObservedObject var reactions = InjectedValues[\.reactions]

  var body: some View {
    Button(reactions.isShowing ? "on" : "off") { reactions.isShowing.toggle() }
  }
}

struct TimerView: View {
  @ObservedObject var session: Session

  var body: some View { Text("\(session.seconds)") }
}
