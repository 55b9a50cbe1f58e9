import SwiftUI

/// Nobody observes what it holds.
final class Ledger {
  static let shared = Ledger()
  var entries = 0
}

final class Badge {
  var text = "-"
}

final class Stamp: Equatable {
  let id: Int

  init(id: Int) { self.id = id }

  static func == (lhs: Stamp, rhs: Stamp) -> Bool { lhs.id == rhs.id }
}

/// Each of its variables may be assigned what it is, beside a change of what it does not hold.
final class Editor: ObservableObject {
  @Published var title = ""
  @Published var count = 0
  @Published var tags: [String] = []
  @Published var note: String?
  @Published var badge = Badge()
  @Published var stamp = Stamp(id: 1)

  var entries: Int { Ledger.shared.entries }

  func setTitle(_ title: String) {
    Ledger.shared.entries += 1
    self.title = title
  }

  func setCount(_ count: Int) {
    Ledger.shared.entries += 1
    self.count = count
  }

  func setTags(_ tags: [String]) {
    Ledger.shared.entries += 1
    self.tags = tags
  }

  func setNote(_ note: String?) {
    Ledger.shared.entries += 1
    self.note = note
  }

  func setBadge(_ badge: Badge) {
    Ledger.shared.entries += 1
    self.badge = badge
  }

  func setStamp(_ stamp: Stamp) {
    Ledger.shared.entries += 1
    self.stamp = stamp
  }
}

/// Three are few enough for observers.
final class Panel: ObservableObject {
  @Published var width = 1
  @Published var height = 1
  @Published var depth = 1

  var entries: Int { Ledger.shared.entries }

  func widen(to width: Int) {
    Ledger.shared.entries += 1
    self.width = width
  }

  func heighten(to height: Int) {
    Ledger.shared.entries += 1
    self.height = height
  }

  func deepen(to depth: Int) {
    Ledger.shared.entries += 1
    self.depth = depth
  }
}

struct EditorView: View {
  @ObservedObject var editor: Editor

  var body: some View {
    VStack {
      Text("entries \(editor.entries)")
      Button("title") { editor.setTitle(editor.title) }
      Button("count") { editor.setCount(editor.count) }
      Button("tags") { editor.setTags(editor.tags) }
      Button("note") { editor.setNote(editor.note) }
      Button("badge") { editor.setBadge(editor.badge) }
      Button("stamp") { editor.setStamp(Stamp(id: 1)) }
      Button("really") { editor.setTitle("new") }
    }
  }
}

struct PanelView: View {
  @ObservedObject var panel: Panel

  var body: some View {
    VStack {
      Text("entries \(panel.entries)")
      Button("widen") { panel.widen(to: 1) }
      Button("heighten") { panel.heighten(to: 1) }
      Button("deepen") { panel.deepen(to: 2) }
    }
  }
}

struct ContentView: View {
  @StateObject private var editor = Editor()
  @StateObject private var panel = Panel()

  var body: some View {
    VStack {
      EditorView(editor: editor)
      PanelView(panel: panel)
    }
  }
}
