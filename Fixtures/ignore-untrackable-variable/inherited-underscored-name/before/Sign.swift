import Combine

class Board {
    var _title = ""
}

final class Sign: Board, ObservableObject {
    @Published var color = ""
    var title = ""
}
