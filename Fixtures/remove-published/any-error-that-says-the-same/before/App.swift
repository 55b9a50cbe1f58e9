import Foundation
import SwiftUI

enum LoadError: LocalizedError {
  case offline

  var errorDescription: String? { "Offline" }
}

final class Loader: ObservableObject {
  @Published var error: Error? = LoadError.offline
  @Published var changes = 0

  func toggle() { changes = changes == 0 ? 1 : 0 }
}

struct ErrorView: View {
  @ObservedObject var loader: Loader

  var body: some View { Text(loader.error?.localizedDescription ?? "none") }
}

struct CountView: View {
  @ObservedObject var loader: Loader

  var body: some View { Button("\(loader.changes)", action: loader.toggle) }
}
