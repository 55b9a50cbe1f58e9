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

@Observable
final class Chapter {
  let loader = Loader()
}

@Observable
final class Page: ObservableObject {
  let chapter = Chapter()
  var taps = 0
}

struct PageView: View {
  @StateObject private var page = Page()

  var body: some View {
    LoaderRow(loader: page.chapter.loader)
    Button("tap \(page.taps)") { page.taps += 1 }
  }
}

struct LoaderRow: View {
  var loader: Loader

  var body: some View { Text("\(loader.count) \(loader.isBusy)") }
}

struct ContentView: View {
  @State private var clock = Clock()

  var body: some View {
    Button("tick \(clock.ticks)") { clock.ticks += 1 }
    PageView()
  }
}

@Observable
final class Clock {
  var ticks = 0
}
