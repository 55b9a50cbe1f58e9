import Combine

final class FieldNotes: ObservableObject {
    @Published var entries: [Observation] = []
}
