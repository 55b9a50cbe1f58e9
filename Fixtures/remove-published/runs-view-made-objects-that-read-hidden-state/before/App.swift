import SwiftUI

/// Nobody observes what it holds.
final class Favourites {
  static let shared = Favourites()
  var ids: Set<Int> = []
}

/// It reads that when it is made.
final class RowModel: ObservableObject {
  let id: Int
  @Published var isStarred: Bool

  init(id: Int) {
    self.id = id
    isStarred = Favourites.shared.ids.contains(id)
  }
}

/// So does its initial value.
final class CountModel: ObservableObject {
  @Published var count = Favourites.shared.ids.count
}

/// A plain object does, too.
final class Badge {
  let text: String

  init(id: Int) { text = Favourites.shared.ids.contains(id) ? "starred" : "plain" }
}

final class ListModel: ObservableObject {
  @Published var selection = 0

  func star(_ id: Int) {
    Favourites.shared.ids.insert(id)
    selection = id
  }
}

struct RowView: View {
  @ObservedObject var model: RowModel

  var body: some View { Text("row \(model.id) \(model.isStarred ? "*" : "-")") }
}

struct CountView: View {
  @ObservedObject var model: CountModel

  var body: some View { Text("count \(model.count)") }
}

struct BadgeView: View {
  let badge: Badge

  var body: some View { Text(badge.text) }
}

/// It keeps the first object, and shows nothing new.
struct KeptRowView: View {
  @StateObject private var model: RowModel

  init(id: Int) { _model = StateObject(wrappedValue: RowModel(id: id)) }

  var body: some View { Text("kept \(model.isStarred ? "*" : "-")") }
}

struct GivenView: View {
  @ObservedObject var list: ListModel

  var body: some View {
    VStack {
      ForEach(0..<2, id: \.self) { id in RowView(model: RowModel(id: id)) }
      Button("star 0") { list.star(0) }
    }
  }
}

struct FactoryView: View {
  @ObservedObject var list: ListModel

  var body: some View {
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
  @ObservedObject var list: ListModel

  var body: some View {
    VStack {
      CountView(model: .init())
      Button("star 2") { list.star(2) }
    }
  }
}

struct PlainView: View {
  @ObservedObject var list: ListModel

  var body: some View {
    VStack {
      BadgeView(badge: Badge(id: 3))
      Text(Badge(id: 3).text)
      Button("star 3") { list.star(3) }
    }
  }
}

struct LocalView: View {
  @ObservedObject var list: ListModel

  var body: some View {
    let badge = Badge(id: 4)
    VStack {
      Text(badge.text)
      Button("star 4") { list.star(4) }
    }
  }
}

struct KeepingView: View {
  @ObservedObject var list: ListModel

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
