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
