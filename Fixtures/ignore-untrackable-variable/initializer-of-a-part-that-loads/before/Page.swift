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

final class Chapter: ObservableObject {
  let loader = Loader()
}

final class Page: ObservableObject {
  let chapter = Chapter()
  @Published var taps = 0
}

struct PageView: View {
  @StateObject private var page = Page()

  var body: some View {
    LoaderRow(loader: page.chapter.loader)
    Button("tap \(page.taps)") { page.taps += 1 }
  }
}

struct LoaderRow: View {
  @ObservedObject var loader: Loader

  var body: some View { Text("\(loader.count) \(loader.isBusy)") }
}

struct ContentView: View {
  @StateObject private var clock = Clock()

  var body: some View {
    Button("tick \(clock.ticks)") { clock.ticks += 1 }
    PageView()
  }
}

final class Clock: ObservableObject {
  @Published var ticks = 0
}
