import Combine
import Foundation
import SwiftUI

struct World {
  var name = "world"
}

var Current = World()

typealias Files = FileManager

final class Session: ObservableObject {
  @Published var isBusy = false
  @Published var user = ""
  let ticks = PassthroughSubject<Int, Never>()

  func signOut() {
    URLCache.shared.removeAllCachedResponses()
    DispatchQueue.main.async { self.ticks.send(1) }
    isBusy = false
  }
}

// What changes in the class with `isBusy` is not shown: a cache, and when work is done.
struct SessionView: View {
  @ObservedObject var session: Session

  var body: some View {
    Text(session.user)
    Text(Locale.current.identifier + Current.name)
      .onReceive(session.ticks.receive(on: DispatchQueue.main)) { _ in session.signOut() }
  }
}
