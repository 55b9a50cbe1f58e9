import Foundation
import SwiftUI

enum LoadError: LocalizedError {
  case offline

  var errorDescription: String? { "Offline" }
}

@Observable
final class Loader {
  var error: Error? = LoadError.offline
  var changes = 0

  func toggle() { changes = changes == 0 ? 1 : 0 }
}

struct ErrorView: View {
  var loader: Loader

  var body: some View { Text(loader.error?.localizedDescription ?? "none") }
}

struct CountView: View {
  var loader: Loader

  var body: some View { Button("\(loader.changes)", action: loader.toggle) }
}
