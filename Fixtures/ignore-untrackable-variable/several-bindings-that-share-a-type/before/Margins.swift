import Combine

final class Margins: ObservableObject {
    @Published var isSymmetric = true
    var top, bottom: Int

    init(all: Int) {
        top = all
        bottom = all
    }
}
