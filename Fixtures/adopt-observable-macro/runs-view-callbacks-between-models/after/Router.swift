import SwiftUI

@Observable
final class Router {
  private(set) var path: [String] = []
  @ObservationIgnored lazy var list = ListModel { [unowned self] in path.append($0) }
  private(set) var detail: DetailModel?

  func open() {
    detail = DetailModel(title: path.last ?? "none", onClose: { [weak self] in self?.close() })
    path = path.isEmpty ? ["first"] : path
  }

  private func close() {
    detail = nil
    path.removeLast()
  }
}

@Observable
final class ListModel {
  var names = ["a", "b"]
  private let onSelect: (String) -> Void

  init(onSelect: @escaping (String) -> Void) { self.onSelect = onSelect }

  func select(_ name: String) {
    onSelect(name)
    names.reverse()
  }
}

@Observable
final class DetailModel {
  let title: String
  var likes = 0
  private let onClose: () -> Void

  init(title: String, onClose: @escaping () -> Void) {
    self.title = title
    self.onClose = onClose
  }

  func close() { onClose() }
}

struct ContentView: View {
  @State private var router = Router()

  var body: some View {
    Text(router.path.joined(separator: "/"))
    NameList(model: router.list)
    Button("open") { router.open() }
    if let detail = router.detail { Detail(model: detail) }
  }
}

struct NameList: View {
  var model: ListModel

  var body: some View {
    ForEach(model.names, id: \.self) { name in Button(name) { model.select(name) } }
  }
}

struct Detail: View {
  @Bindable var model: DetailModel

  var body: some View {
    Text(model.title)
    Stepper("likes", value: $model.likes)
    Button("close") { model.close() }
  }
}
