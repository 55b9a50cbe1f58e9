import Observation

@Observable
final class Hive {
    var bees = 500
}
