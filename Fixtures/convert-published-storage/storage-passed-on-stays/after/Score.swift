import Combine

func describe<Wrapper>(_ wrapper: Wrapper) -> String {
    String(describing: wrapper)
}

final class Score: ObservableObject {
    @Published var points = 0

    var debugText: String { describe(_points) }
}
