import Combine

final class Diagnostics: ObservableObject {
    @Published var warnings = 0
    #if DEBUG
    @Published var traces: [String] = []
    #endif
}
