import SwiftUI

final class Trunk: ObservableObject, Hashable {
  @Published var isOpen = false

  static func == (lhs: Trunk, rhs: Trunk) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// No value of a box.
@Observable
final class Lamp {
  var isOn = false
}

struct Box<Value: Hashable> {
  var kept: Value
}

struct TrunkView: View {
  @EnvironmentObject var trunk: Trunk
  var lamp: Lamp
  var body: some View { Text(trunk.isOpen && lamp.isOn ? "open" : "closed") }
}

struct AtticView: View {
  let boxes: [Box<Trunk>]
  var lamp: Lamp

  var body: some View {
    Row(boxes) { box in
      TrunkView(lamp: lamp).environmentObject(box.kept)
    }
  }
}

struct Row<Element, Content: View>: View {
  let elements: [Element]
  let content: (Element) -> Content

  init(_ elements: [Element], @ViewBuilder content: @escaping (Element) -> Content) {
    self.elements = elements
    self.content = content
  }

  var body: some View { content(elements[0]) }
}
