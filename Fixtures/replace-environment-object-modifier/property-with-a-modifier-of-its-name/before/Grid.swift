import SwiftUI

final class Columns: ObservableObject {
  @Published var count = 2
}

struct Grid: View {
  @ObservedObject private var columns: Columns

  init(_ columns: Columns) {
    self.columns = columns
  }

  func columns(_ columns: Columns) -> Grid {
    Grid(columns)
  }

  var body: some View {
    Cells().environmentObject(columns)
  }
}

struct Cells: View {
  @EnvironmentObject private var columns: Columns

  var body: some View {
    Text("\(columns.count)")
  }
}
