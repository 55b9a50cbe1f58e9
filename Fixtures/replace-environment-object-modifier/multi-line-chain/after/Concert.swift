import Observation

@Observable
final class Concert {
    var seats = 200
}

@Observable
final class Stalls {
    var rows = 10
}
