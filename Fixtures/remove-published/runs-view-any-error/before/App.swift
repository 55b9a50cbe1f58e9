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

final class Loader: ObservableObject {
  @Published var error: Error? = LoadError.offline
  @Published var item: any CustomStringConvertible = Book()
  @Published var changes = 0

  func toggle() {
    Language.isGerman.toggle()
    changes += 1
  }
}

struct ErrorView: View {
  @ObservedObject var loader: Loader

  var body: some View { Text("error \(loader.error?.localizedDescription ?? "none")") }
}

struct ItemView: View {
  @ObservedObject var loader: Loader

  var body: some View { Text("item \(loader.item.description)") }
}

struct ContentView: View {
  @StateObject private var loader = Loader()

  var body: some View {
    VStack {
      ErrorView(loader: loader)
      ItemView(loader: loader)
      Button("toggle") { loader.toggle() }
    }
  }
}
