import ScanKit
import SwiftUI
import WebKit

/// Protocols of WebKit refine none of another module.
final class Login: NSObject, ObservableObject, WKNavigationDelegate, WKUIDelegate {
  @Published var isLoading = false
}

struct ScannerView<Source: ScanSource>: View {
  @StateObject var source: Source

  var body: some View {
    Text(source.title)
  }
}

struct LoginView: View {
  @ObservedObject var login: Login

  var body: some View {
    Text(login.isLoading ? "Loading" : "")
  }
}
