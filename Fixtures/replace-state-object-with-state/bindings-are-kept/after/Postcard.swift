import Observation

@Observable
final class Postcard {
    var text = ""
    var isExpress = false
}
