import ScanKit
import SwiftUI
import WebKit

/// Protocols of WebKit refine none of another module.
@Observable
final class Login: NSObject, WKNavigationDelegate, WKUIDelegate {
  var isLoading = false
}

struct ScannerView<Source: ScanSource>: View {
  @StateObject var source: Source

  var body: some View {
    Text(source.title)
  }
}

struct LoginView: View {
  var login: Login

  var body: some View {
    Text(login.isLoading ? "Loading" : "")
  }
}
