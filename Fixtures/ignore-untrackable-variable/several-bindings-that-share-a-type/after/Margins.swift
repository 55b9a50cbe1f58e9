import Observation

@Observable
final class Margins {
    var isSymmetric = true
    var top: Int
    var bottom: Int

    init(all: Int) {
        top = all
        bottom = all
    }
}
