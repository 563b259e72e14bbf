-- Ten thousand of what weighs two grams weigh 44 pounds: at two decimals one of them weighed a hundredth of a pound, or nothing.
alter table item_level alter column weight_lb type numeric(14, 6);
