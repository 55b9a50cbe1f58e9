import Combine
import Foundation

final class Diary: ObservableObject {
    @Published var entries: [Date] = []
}
