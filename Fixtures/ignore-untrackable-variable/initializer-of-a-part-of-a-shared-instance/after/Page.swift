import SwiftUI

@Observable
final class Loader {
  var isBusy = false
  var count = 0

  init() { begin() }

  func begin() {
    if isBusy { return }
    isBusy = true
    DispatchQueue.main.async { [weak self] in self?.end() }
  }

  func end() {
    count += 1
    isBusy = false
  }
}

/// Made once, by whoever is first to ask for it.
@Observable
final class Library {
  static let shared = Library()
  let loader = Loader()
  var taps = 0
}

struct LibraryView: View {
  private let library = Library.shared

  var body: some View {
    LoaderRow(loader: library.loader)
    Button("tap \(library.taps)") { library.taps += 1 }
  }
}

struct LoaderRow: View {
  var loader: Loader

  var body: some View { Text("\(loader.count) \(loader.isBusy)") }
}
