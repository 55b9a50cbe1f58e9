import Observation

@Observable
final class Kettle {
    var isBoiling = false
}
