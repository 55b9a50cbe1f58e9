import Observation

@Observable
final class Grid {
    var zoom = 1.0
    var columns: Int
    var cells: Int

    init(columns: Int) {
        self.columns = columns
        cells = self._columns * 4
    }
}
