import Foundation
import Observation

typealias ListModel = Identifiable

@Observable
final class Bookmark: ListModel {
    let id = UUID()
    var title = "Untitled"
}
