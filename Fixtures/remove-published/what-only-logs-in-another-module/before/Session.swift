import Foundation
import SwiftUI

final class Session: ObservableObject {
  @Published var isBusy = false
  @Published var user = ""

  func signOut() {
    URLCache.shared.removeAllCachedResponses()
    isBusy = false
  }
}

// What is changed there is not shown.
struct SessionView: View {
  @ObservedObject var session: Session

  var body: some View {
    Text(session.user)
    Text(Locale.current.identifier)
  }
}
