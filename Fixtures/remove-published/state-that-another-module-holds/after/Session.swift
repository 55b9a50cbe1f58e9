import Foundation
import SwiftUI

@Observable
final class Session {
  var isBusy = false { didSet { withMutation(keyPath: \.isBusy) {} } }

  var hasCookies: Bool {
    access(keyPath: \.isBusy)
    return HTTPCookieStorage.shared.cookies?.isEmpty == false
  }

  func signOut() {
    HTTPCookieStorage.shared.removeCookies(since: Date(timeIntervalSince1970: 0))
    isBusy = false
  }
}

struct SessionView: View {
  var session: Session

  var body: some View {
    Button("Sign out", action: session.signOut)
      .disabled(!session.hasCookies)
  }
}

@Observable
final class GroupSession {
  var isBusy = false { didSet { withMutation(keyPath: \.isBusy) {} } }
  private let storage = HTTPCookieStorage.sharedCookieStorage(forGroupContainerIdentifier: "group")

  var hasCookies: Bool {
    access(keyPath: \.isBusy)
    return storage.cookies?.isEmpty == false
  }

  func signOut() {
    storage.removeCookies(since: Date(timeIntervalSince1970: 0))
    isBusy = false
  }
}

struct GroupSessionView: View {
  var session: GroupSession

  var body: some View {
    Button("Sign out", action: session.signOut)
      .disabled(!session.hasCookies)
  }
}
