import CoreData
import SwiftUI

// 'Recipe' and 'Chapter' are generated from the data model.
@Observable
final class Recipes: NSObject, NSFetchedResultsControllerDelegate {
    private(set) var recipes: [Recipe] = [] { didSet { withMutation(keyPath: \.recipes) {} } }
    private(set) var title: Title?
    private(set) var current: NSManagedObjectID?
    private let results: NSFetchedResultsController<Recipe>

    init(results: NSFetchedResultsController<Recipe>) {
        self.results = results
        super.init()
        results.delegate = self
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        recipes = results.fetchedObjects ?? []
        current = ids.first
    }

    private var ids: [NSManagedObjectID] {
        let request = NSFetchRequest<NSManagedObjectID>(entityName: "Recipe")
        request.resultType = .managedObjectIDResultType
        return (try? results.managedObjectContext.fetch(request)) ?? []
    }
}

@Observable
final class Fetched<Object: NSManagedObject> {
    private(set) var objects: [Object] = [] { didSet { withMutation(keyPath: \.objects) {} } }

    func load(_ request: NSFetchRequest<Object>, in context: NSManagedObjectContext) {
        objects = (try? context.fetch(request)) ?? []
    }
}

struct RecipeList: View {
    var recipes: Recipes
    var chapters: Fetched<Chapter>

    var body: some View {
        Text(recipes.title?.text ?? "")
        Text(recipes.current?.uriRepresentation().absoluteString ?? "")
        List(recipes.recipes, id: \.objectID) { Text($0.name ?? "") }
        List(chapters.objects, id: \.objectID) { Text($0.name ?? "") }
    }
}
