import SwiftUI

@Observable
final class Item {
  var label = ""
}

final class Shelf {
  var items: [Item]?
  var nested: [String: [Item]] = [:]

  func show() {
    for item in items ?? [] { _ = Text("").environment(item) }
    for item in nested["a"] ?? [] { _ = Text("").environment(item) }
    (items ?? []).forEach { item in _ = Text("").environment(item) }
  }
}
