import SwiftUI

final class Row: ObservableObject, Identifiable {
  @Published var number = 0
  private var hits = 0
  private var reads = 0
  private var finds = 0
  private var marks = 0
  private var casts = 0
  private var keys = 0
  /// What an action does is shown.
  private(set) var taps = 0

  func title() -> String {
    hits += 1
    return "\(number)"
  }

  func subtitle() -> String {
    reads += 1
    return "\(number)"
  }

  func found() -> String {
    finds += 1
    return "\(number)"
  }

  func mark() -> String {
    marks += 1
    return "\(number)"
  }

  func cast() -> String {
    casts += 1
    return "\(number)"
  }

  func key() -> String {
    keys += 1
    return "\(number)"
  }

  func tap() -> Int {
    taps += 1
    return taps
  }
}

final class Model: ObservableObject {
  @Published var rows: [Row] = []
  @Published var selected: Row?
  @Published var any: Any = 0

  func find(_ number: Int) -> Row? { rows.first { $0.number == number } }
}

struct RowsView: View {
  @ObservedObject var model: Model

  var body: some View {
    List(model.rows) { Text($0.title()) }
    Text(model.rows[0].subtitle())
    Text(model.find(1)?.found() ?? "")
    Text(model.selected!.mark())
    Text((model.any as? Row)?.cast() ?? "")
    ForEach(model.rows.indices, id: \.self) { Text(model.rows[$0].key()) }
    ForEach(model.rows) { row in
      Button("\(row.taps)") { _ = model.rows[0].tap() + (model.selected?.tap() ?? 0) }
    }
  }
}
