import Observation

@Observable
class Board {
    var _title = ""
}

@Observable
final class Sign: Board {
    var color = ""
    @ObservationIgnored var title = ""
}
