import Combine
import Foundation

typealias ListModel = ObservableObject & Identifiable

final class Bookmark: ListModel {
    let id = UUID()
    @Published var title = "Untitled"
}
