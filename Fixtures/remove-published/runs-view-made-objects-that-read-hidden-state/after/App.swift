import SwiftUI

/// Nobody observes what it holds.
final class Favourites {
  static let shared = Favourites()
  var ids: Set<Int> = []
}

/// It reads that when it is made.
@Observable
final class RowModel {
  let id: Int
  var isStarred: Bool

  init(id: Int) {
    self.id = id
    isStarred = Favourites.shared.ids.contains(id)
  }
}

/// So does its initial value.
@Observable
final class CountModel {
  var count = Favourites.shared.ids.count
}

/// A plain object does, too.
final class Badge {
  let text: String

  init(id: Int) { text = Favourites.shared.ids.contains(id) ? "starred" : "plain" }
}

@Observable
final class ListModel {
  var selection = 0 { didSet { withMutation(keyPath: \.selection) {} } }

  func star(_ id: Int) {
    Favourites.shared.ids.insert(id)
    selection = id
  }
}

struct RowView: View {
  var model: RowModel

  var body: some View { Text("row \(model.id) \(model.isStarred ? "*" : "-")") }
}

struct CountView: View {
  var model: CountModel

  var body: some View { Text("count \(model.count)") }
}

struct BadgeView: View {
  let badge: Badge

  var body: some View { Text(badge.text) }
}

/// It keeps the first object, and shows nothing new.
struct KeptRowView: View {
  @State private var model: RowModel

  init(id: Int) { _model = State(wrappedValue: RowModel(id: id)) }

  var body: some View { Text("kept \(model.isStarred ? "*" : "-")") }
}

struct GivenView: View {
  var list: ListModel

  var body: some View {
    let _ = list.selection
    VStack {
      ForEach(0..<2, id: \.self) { id in RowView(model: RowModel(id: id)) }
      Button("star 0") { list.star(0) }
    }
  }
}

struct FactoryView: View {
  var list: ListModel

  var body: some View {
    let _ = list.selection
    VStack {
      row(1)
      Button("star 1") { list.star(1) }
    }
  }

  private func row(_ id: Int) -> some View {
    let model = RowModel(id: id)
    return RowView(model: model)
  }
}

struct InitialValueView: View {
  var list: ListModel

  var body: some View {
    let _ = list.selection
    VStack {
      CountView(model: .init())
      Button("star 2") { list.star(2) }
    }
  }
}

struct PlainView: View {
  var list: ListModel

  var body: some View {
    let _ = list.selection
    VStack {
      BadgeView(badge: Badge(id: 3))
      Text(Badge(id: 3).text)
      Button("star 3") { list.star(3) }
    }
  }
}

struct LocalView: View {
  var list: ListModel

  var body: some View {
    let _ = list.selection
    let badge = Badge(id: 4)
    VStack {
      Text(badge.text)
      Button("star 4") { list.star(4) }
    }
  }
}

struct KeepingView: View {
  var list: ListModel

  var body: some View {
    VStack {
      KeptRowView(id: 5)
      Button("star 5") { list.star(5) }
    }
  }
}

struct ContentView: View {
  private let lists = (0..<6).map { _ in ListModel() }

  var body: some View {
    VStack {
      GivenView(list: lists[0])
      FactoryView(list: lists[1])
      InitialValueView(list: lists[2])
      PlainView(list: lists[3])
      LocalView(list: lists[4])
      KeepingView(list: lists[5])
    }
  }
}
