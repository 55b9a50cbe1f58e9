import Foundation
import SwiftUI

final class Session: ObservableObject {
  @Published var isBusy = false

  var hasCookies: Bool { HTTPCookieStorage.shared.cookies?.isEmpty == false }

  func signOut() {
    HTTPCookieStorage.shared.removeCookies(since: Date(timeIntervalSince1970: 0))
    isBusy = false
  }
}

struct SessionView: View {
  @ObservedObject var session: Session

  var body: some View {
    Button("Sign out", action: session.signOut)
      .disabled(!session.hasCookies)
  }
}

final class GroupSession: ObservableObject {
  @Published var isBusy = false
  private let storage = HTTPCookieStorage.sharedCookieStorage(forGroupContainerIdentifier: "group")

  var hasCookies: Bool { storage.cookies?.isEmpty == false }

  func signOut() {
    storage.removeCookies(since: Date(timeIntervalSince1970: 0))
    isBusy = false
  }
}

struct GroupSessionView: View {
  @ObservedObject var session: GroupSession

  var body: some View {
    Button("Sign out", action: session.signOut)
      .disabled(!session.hasCookies)
  }
}
