import SwiftUI

struct Screen<Model: ObservableObject>: View {
  @ObservedObject var model: Model
  let title: String

  var body: some View { Text(title) }

  func titled(_ title: String) -> Screen<Model> { Screen<Model>(model: model, title: title) }
  func renamed(_ title: String) -> Screen { Screen(model: model, title: title) }
  func all(_ titles: [String]) -> [Screen] { titles.map { Screen(model: other(), title: $0) } }

  private func other() -> Model { model }
}

extension Screen {
  func emptied() -> Self { .init(model: model, title: "") }
}

func show<Model: ObservableObject>(_ model: Model, times: Int) {
  if times > 0 { show(model, times: times - 1) }
}

final class Page: ObservableObject {
  @Published var text = ""
}

struct PageView: View {
  @StateObject private var page = Page()

  var body: some View {
    Screen(model: page, title: "Page").titled(page.text)
    Button("Show") { show(page, times: 2) }
  }
}
