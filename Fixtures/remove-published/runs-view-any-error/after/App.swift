import Foundation
import SwiftUI

enum Language {
  static var isGerman = false
}

enum LoadError: LocalizedError {
  case offline

  var errorDescription: String? { Language.isGerman ? "Kein Netz" : "Offline" }
}

struct Book: CustomStringConvertible {
  var description: String { Language.isGerman ? "Buch" : "Book" }
}

@Observable
final class Loader {
  var error: Error? = LoadError.offline
  var item: any CustomStringConvertible = Book()
  var changes = 0

  func toggle() {
    Language.isGerman.toggle()
    changes += 1
  }
}

struct ErrorView: View {
  var loader: Loader

  var body: some View {
    let _ = loader.changes
    Text("error \(loader.error?.localizedDescription ?? "none")")
  }
}

struct ItemView: View {
  var loader: Loader

  var body: some View {
    let _ = loader.changes
    Text("item \(loader.item.description)")
  }
}

struct ContentView: View {
  @State private var loader = Loader()

  var body: some View {
    VStack {
      ErrorView(loader: loader)
      ItemView(loader: loader)
      Button("toggle") { loader.toggle() }
    }
  }
}
