import Combine
import CoreData

final class Trip: NSManagedObject, ObservableObject {
    @Published var isExpanded = false
    @NSManaged var name: String
}
