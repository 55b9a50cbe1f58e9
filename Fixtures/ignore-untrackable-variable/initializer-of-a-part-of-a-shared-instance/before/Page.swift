import SwiftUI

final class Loader: ObservableObject {
  @Published var isBusy = false
  @Published var count = 0

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
final class Library: ObservableObject {
  static let shared = Library()
  let loader = Loader()
  @Published var taps = 0
}

struct LibraryView: View {
  @ObservedObject private var library = Library.shared

  var body: some View {
    LoaderRow(loader: library.loader)
    Button("tap \(library.taps)") { library.taps += 1 }
  }
}

struct LoaderRow: View {
  @ObservedObject var loader: Loader

  var body: some View { Text("\(loader.count) \(loader.isBusy)") }
}
