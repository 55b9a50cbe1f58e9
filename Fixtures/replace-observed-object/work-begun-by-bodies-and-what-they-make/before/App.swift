import SwiftUI

final class Page: ObservableObject {
  @Published var size = 0
  @Published var height = 0
  @Published var title = ""
  @Published var taps = 0

  func measure() {
    size += 1
    height += 1
    title += "."
  }

  func later(_ action: @escaping () -> Void) { DispatchQueue.main.async(execute: action) }
}

enum API {
  static func fetch(_ completion: @escaping () -> Void) { DispatchQueue.main.async(execute: completion) }
}

struct Measured: View {
  @ObservedObject var page: Page
  @State private var shown = 0

  var body: some View {
    let _ = DispatchQueue.main.async { if shown != page.size { shown = page.size } }
    Text("\(shown)")
  }
}

struct Handed: View {
  @ObservedObject var page: Page
  @State private var shown = 0

  var body: some View {
    let _ = page.later { if shown != page.height { shown = page.height } }
    Text("\(shown)")
  }
}

struct Child: View {
  let title: String

  init(_ page: Page, _ title: Binding<String>) {
    self.title = title.wrappedValue
    DispatchQueue.main.async { if title.wrappedValue != page.title { title.wrappedValue = page.title } }
  }

  var body: some View { Text(title) }
}

struct Parent: View {
  @ObservedObject var page: Page
  @State private var title = ""

  var body: some View { Child(page, $title) }
}

final class Rows: ObservableObject {
  @Published var text = ""

  init(_ page: Page) { API.fetch { self.text = page.title } }
}

struct RowsView: View {
  @ObservedObject var rows: Rows

  var body: some View { Text(rows.text) }
}

struct Rowed: View {
  @EnvironmentObject var page: Page

  var body: some View { RowsView(rows: Rows(page)) }
}

// None of these need to read more: the value is kept, read already, or the work is begun by an action.

struct Keeping: View {
  @ObservedObject var page: Page
  @StateObject private var rows: Rows

  init(page: Page) {
    self.page = page
    _rows = StateObject(wrappedValue: Rows(page))
  }

  var body: some View {
    Text(rows.text)
    Text("\(page.taps)")
  }
}

struct KeepingLocal: View {
  @StateObject private var rows: Rows

  init(page: Page) {
    let rows = Rows(page)
    _rows = StateObject(wrappedValue: rows)
  }

  var body: some View { Text(rows.text) }
}

struct KeepingParent: View {
  @EnvironmentObject var page: Page

  var body: some View { KeepingLocal(page: page) }
}

struct Reading: View {
  @ObservedObject var page: Page

  var body: some View {
    Text(page.title)
    RowsView(rows: Rows(page))
  }
}

struct Acting: View {
  @ObservedObject var page: Page

  var body: some View {
    Text("\(page.taps)")
    Button("Tap") { DispatchQueue.main.async { page.taps += page.size } }
      .onAppear { Task { page.taps = page.height } }
  }
}
