import Combine

final class Grid: ObservableObject {
    @Published var zoom = 1.0
    var columns: Int
    var cells: Int

    init(columns: Int) {
        self.columns = columns
        cells = self.columns * 4
    }
}
