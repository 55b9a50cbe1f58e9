import CoreData
import SwiftUI

// 'Recipe' and 'Chapter' are generated from the data model.
final class Recipes: NSObject, ObservableObject, NSFetchedResultsControllerDelegate {
    @Published private(set) var recipes: [Recipe] = []
    @Published private(set) var title: Title?
    private let results: NSFetchedResultsController<Recipe>

    init(results: NSFetchedResultsController<Recipe>) {
        self.results = results
        super.init()
        results.delegate = self
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        recipes = results.fetchedObjects ?? []
    }
}

final class Fetched<Object: NSManagedObject>: ObservableObject {
    @Published private(set) var objects: [Object] = []

    func load(_ request: NSFetchRequest<Object>, in context: NSManagedObjectContext) {
        objects = (try? context.fetch(request)) ?? []
    }
}

struct RecipeList: View {
    @ObservedObject var recipes: Recipes
    @ObservedObject var chapters: Fetched<Chapter>

    var body: some View {
        Text(recipes.title?.text ?? "")
        List(recipes.recipes, id: \.objectID) { Text($0.name ?? "") }
        List(chapters.objects, id: \.objectID) { Text($0.name ?? "") }
    }
}
