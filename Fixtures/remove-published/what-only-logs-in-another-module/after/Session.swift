import Foundation
import SwiftUI

@Observable
final class Session {
  var isBusy = false
  var user = ""

  func signOut() {
    URLCache.shared.removeAllCachedResponses()
    isBusy = false
  }
}

// What is changed there is not shown.
struct SessionView: View {
  var session: Session

  var body: some View {
    Text(session.user)
    Text(Locale.current.identifier)
  }
}
