public let name = "between"
