import SwiftUI

@Observable
final class Columns {
  var count = 2
}

struct Grid: View {
  private var columns: Columns

  init(_ columns: Columns) {
    self.columns = columns
  }

  func columns(_ columns: Columns) -> Grid {
    Grid(columns)
  }

  var body: some View {
    Cells().environment(columns)
  }
}

struct Cells: View {
  @Environment(Columns.self) private var columns

  var body: some View {
    Text("\(columns.count)")
  }
}
