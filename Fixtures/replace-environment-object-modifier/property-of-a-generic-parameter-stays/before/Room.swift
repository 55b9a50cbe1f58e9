import SwiftUI

final class Lantern: ObservableObject {
  @Published var isOn = false
}

struct Box<Value> {
  var kept: Value
}

struct LanternView: View {
  @EnvironmentObject var lantern: Lantern
  var body: some View { Text(lantern.isOn ? "on" : "off") }
}

struct RoomView: View {
  let boxes: [Box<Lantern>]

  var body: some View {
    Row(boxes) { box in
      LanternView().environmentObject(box.kept)
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
